import { describe, expect, it } from 'vitest'

import { isSavingKey } from '#web/admin/form/save-shortcut.ts'

const keys = { key: 's', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }

describe('the shortcut that saves', () => {
  it('is Ctrl+S or Cmd+S, with the capitals locked too', () => {
    expect(isSavingKey(keys)).toBe(true)
    expect(isSavingKey({ ...keys, ctrlKey: false, metaKey: true })).toBe(true)
    expect(isSavingKey({ ...keys, key: 'S' })).toBe(true)
  })

  it('is Ctrl+Enter too, which publishes', () => {
    expect(isSavingKey({ ...keys, key: 'Enter' })).toBe(true)
    expect(isSavingKey({ ...keys, key: 'Enter', shiftKey: true })).toBe(false)
  })

  it('is neither the letter alone nor the same keys with others', () => {
    expect(isSavingKey({ ...keys, ctrlKey: false })).toBe(false)
    expect(isSavingKey({ ...keys, altKey: true })).toBe(false)
    expect(isSavingKey({ ...keys, key: 'S', shiftKey: true })).toBe(false)
  })
})
