import { CellLink, Tags } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const AdTitle = ({ title, address }: { title: unknown; address: string }) => (
  <CellLink to={address}>
    <bdi>{plain(title)}</bdi>
  </CellLink>
)

/** Names of places or areas. An empty list is the whole country. */
export const Places = ({ names, max = 3 }: { names: unknown; max?: number }) => {
  const t = useT()
  const list = (Array.isArray(names) ? names : []).map(plain).filter(Boolean)
  return list.length === 0 ? t('ads.nationwide') : <Tags texts={list} max={max} />
}
