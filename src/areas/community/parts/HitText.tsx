/** A text with what was found in it marked, whatever the case; without anything found as it is. */
export const HitText = ({ text, hits = [] }: { text: string; hits?: readonly string[] }) => {
  const words = hits
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  if (!words.length) return text
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, at) =>
    at % 2 ? (
      <mark key={at} className="hit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
