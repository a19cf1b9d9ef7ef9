import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

/** What looks like a secret in a text, each in a few words, with the secret itself hidden. */
export async function findSecrets(path: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content: text, ext: '', contentType: 'text' },
    options: {
      config: { rules: [{ id: creator.meta.id, rule: creator }] },
      noPhysicFilePath: true,
      maskSecrets: true,
    },
  })
  return [...new Set(messages.map(({ message }) => message.split(':')[0] ?? message))]
}
