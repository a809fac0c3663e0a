import { useLayoutEffect, useRef } from 'react'
import { RichView } from '@/kit/rich/RichView'
import { splitByHits } from '../../parts/HitText'

/** Marks the hits in the text nodes below an element. */
const mark = (root: Element, hits: readonly string[]) => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) found.push(node)
  for (const text of found) {
    const parts = splitByHits(text.data, hits)
    if (parts.length < 2) continue
    text.replaceWith(
      ...parts.map((part, at) => {
        if (at % 2 === 0) return part
        const hit = document.createElement('mark')
        hit.className = 'hit'
        hit.textContent = part
        return hit
      }),
    )
  }
}

export default function ArticleText({ html, hits }: { html: string; hits: readonly string[] }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current) mark(host.current, hits)
  }, [html, hits])
  return (
    <div ref={host} className="desk-article">
      <RichView html={html} />
    </div>
  )
}
