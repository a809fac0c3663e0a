/** A text cut at what was found in it, whatever the case: every second part is a hit; without anything found the whole text alone. */
export const splitByHits = (text: string, hits: readonly string[]): string[] => {
  const words = hits
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return words.length ? text.split(new RegExp(`(${words.join('|')})`, 'gi')) : [text]
}

/** A text with what was found in it marked. */
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
