import type { ReactNode } from 'react'
import { isBlank } from '@/lib/given'

const AROUND = 12
const MAX_PLACES = 5

/** Returns the words of a text that a rejection lists after its colon; empty if the message is not about words. */
export const refusedWords = (message: string, text: string): string[] => {
  if (!/词|word|palabra|語/i.test(message)) return []
  const named = message.slice(Math.max(message.lastIndexOf('：'), message.lastIndexOf(':')) + 1)
  if (named.length === message.length) return []
  const words = named.split(/[、,，;；/]/).map((word) => word.trim().replaceAll(/^[「“«"]|[」”»"]$/g, ''))
  return [...new Set(words)].filter((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()))
}

/**
 * Renders a field error from the server. If it lists words, also shows where they occur in the text, with the words
 * marked.
 */
export const refusal = (message: string, value: unknown): ReactNode => {
  const text = typeof value === 'string' && !isBlank(value) ? value.replaceAll(/<[^>]*>/g, ' ') : ''
  const words = refusedWords(message, text)
  if (words.length === 0) return message
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(escaped.join('|'), 'gi')
  const places = [...text.matchAll(pattern)].slice(0, MAX_PLACES)
  return (
    <>
      <span>{message}</span>
      {places.map(({ index, 0: word }) => {
        const [from, until] = [Math.max(index - AROUND, 0), index + word.length]
        return (
          <bdi key={index} className="refused-words">
            {from > 0 && '…'}
            {text.slice(from, index)}
            <mark>{word}</mark>
            {text.slice(until, until + AROUND)}
            {until + AROUND < text.length && '…'}
          </bdi>
        )
      })}
    </>
  )
}
