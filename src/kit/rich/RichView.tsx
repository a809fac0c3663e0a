import { useLayoutEffect, useRef } from 'react'
import { useT } from '@/locales'
import { fragmentOf } from './html'

/** Sanitised rich text without pictures of unknown hosts. Links are inactive unless `links` is set. */
export const RichView = ({ html, links = false }: { html: string; links?: boolean }) => {
  const t = useT()
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    host.current?.replaceChildren(fragmentOf(html, (name) => t('rich.otherHost', { host: name }), links))
  }, [html, links, t])
  return <div ref={host} className="rich-face" />
}
