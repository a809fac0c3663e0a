import type { ComponentProps } from 'react'
import { fileUrl, OUTSIDE } from '@/lib/external'
import { orDash } from './Blank'

/**
 * Link to an address from a server. Opens in a new tab and shows its target on hover. Plain text if it is no http(s)
 * address or stored file.
 */
export const OutLink = ({ href, title, children, ...rest }: ComponentProps<'a'>) => {
  const url = fileUrl(href)
  if (!url) return <bdi>{children}</bdi>
  return (
    <a {...rest} title={title ? `${title}\n${url}` : url} href={url} {...OUTSIDE}>
      {orDash(children)}
    </a>
  )
}
