/** The look of a variable in a text. */
export const variableMark =
  'border-0 border-b-[1.5px] border-dashed border-todo-line bg-todo font-semibold text-on-todo'
