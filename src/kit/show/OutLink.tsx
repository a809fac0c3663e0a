import type { ComponentProps } from 'react'
import { fileUrl, OUTSIDE } from '@/lib/external'
import { orDash } from './Blank'

/** A link to an address that came from a server: in a tab of its own, where it leads on hover; plain text where it is no http(s) address or stored file. */
export const OutLink = ({ href, title, children, ...rest }: ComponentProps<'a'>) => {
  const url = fileUrl(href)
  if (!url) return <bdi>{children}</bdi>
  return (
    <a {...rest} title={title ? `${title}\n${url}` : url} href={url} {...OUTSIDE}>
      {orDash(children)}
    </a>
  )
}
