import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'

export type Selection = { only: string; isQuick: boolean }
export type Picture = { scene: Scene; width: Width; theme: Theme; file: string }
export type Width = keyof typeof heights
type Theme = 'light' | 'dark'

/** Heights of the screens, by their widths. */
export const heights = { 360: 780, 768: 1024, 1280: 900 }
const widths = [360, 768, 1280] as const
const themes = ['light', 'dark'] as const
const quickThemes: Partial<Record<Width, Theme>> = { 360: 'dark', 1280: 'light' }

/** The pictures of the selected scenes: each width in both themes. */
export function listPictures({ only, isQuick }: Selection): Picture[] {
  const isSelected = new RegExp(only)
  return scenes
    .filter(({ name }) => isSelected.test(name))
    .flatMap((scene) =>
      widths.flatMap((width) =>
        themes
          .filter((theme) => !isQuick || quickThemes[width] === theme)
          .filter(() => scene.widths?.includes(width) ?? true)
          .map((theme) => ({ scene, width, theme, file: `${scene.name}-${width}-${theme}.png` })),
      ),
    )
}
