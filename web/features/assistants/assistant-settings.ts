/** How one assistant is connected: what to do, and what to paste. */
export type AssistantSetting = {
  id: string
  assistant: string
  steps: string[]
  /** What the copy button copies. */
  text: string
  /** What it is, for whoever hears the button and does not see the text. */
  what: string
}

/** A server that assistants call. */
export type AssistantServer = {
  address: string
  /** As settings that want a name call it; some take neither space nor accent. */
  name: string
}

/** Connecting each assistant to a server, in the words that its menus have used for long. */
export function assistantSettings({ address, name }: AssistantServer): AssistantSetting[] {
  return [
    {
      id: 'claude',
      assistant: 'Claude',
      steps: [
        'Ouvrez la page des connecteurs de Claude.',
        'Ajoutez un connecteur personnalisé et collez cette adresse.',
        'Dans une conversation, activez le connecteur depuis le menu des outils.',
      ],
      text: address,
      what: 'l’adresse pour Claude',
    },
    {
      id: 'chatgpt',
      assistant: 'ChatGPT',
      steps: [
        'Dans les paramètres avancés des applications, activez le mode développeur, si votre formule le comprend.',
        'Créez une application à partir de cette adresse de serveur MCP, sans authentification.',
        'Choisissez-la dans la conversation avant de poser votre question.',
      ],
      text: address,
      what: 'l’adresse pour ChatGPT',
    },
    {
      id: 'le-chat',
      assistant: 'Le Chat',
      steps: [
        'Ouvrez la page des connecteurs et demandez-en un nouveau.',
        `Choisissez le connecteur MCP personnalisé, nommez-le ${name} et collez cette adresse.`,
        'Laissez l’authentification vide, puis activez le connecteur dans la conversation.',
      ],
      text: address,
      what: 'l’adresse pour Le Chat',
    },
    {
      id: 'claude-code',
      assistant: 'Claude Code',
      steps: ['Lancez cette commande dans un terminal.'],
      text: `claude mcp add --transport http ${name} ${address}`,
      what: 'la commande pour Claude Code',
    },
    {
      id: 'cursor',
      assistant: 'Cursor',
      steps: ['Ajoutez ce serveur au fichier .cursor/mcp.json du projet, ou ~/.cursor/mcp.json.'],
      text: json({ mcpServers: { [name]: { url: address } } }),
      what: 'le réglage pour Cursor',
    },
    {
      id: 'vs-code',
      assistant: 'VS Code',
      steps: ['Ajoutez ce serveur au fichier .vscode/mcp.json du projet.'],
      text: json({ servers: { [name]: { type: 'http', url: address } } }),
      what: 'le réglage pour VS Code',
    },
  ]
}

const json = (setting: object) => JSON.stringify(setting, null, 2)
