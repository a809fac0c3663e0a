import { useLayoutEffect, useRef } from 'react'
import { useT } from '@/locales'
import { fragmentOf } from './html'

/** A rich text as readers see it: sanitised, pictures of unknown hosts left out; with dead links unless `links`. */
export const RichView = ({ html, links = false }: { html: string; links?: boolean }) => {
  const t = useT()
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    host.current?.replaceChildren(fragmentOf(html, (name) => t('rich.foreign', { host: name }), links))
  }, [html, links, t])
  return <div ref={host} className="rich-face" />
}
