/** Where the text of the role stands on the page of a GPT. */
export const roleId = 'texte-role'
