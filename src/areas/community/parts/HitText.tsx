/** Splits a text at hits, case-insensitively. Every second part is a hit. */
export const splitByHits = (text: string, hits: readonly string[]): string[] => {
  const words = hits
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return words.length ? text.split(new RegExp(`(${words.join('|')})`, 'gi')) : [text]
}

export const HitText = ({ text, hits = [] }: { text: string; hits?: readonly string[] }) =>
  splitByHits(text, hits).map((part, at) =>
    at % 2 ? (
      <mark key={at} className="hit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
