import { Blank } from '@/kit/show/Blank'
import { Picture } from '@/kit/show/Picture'
import { CellLink, Tags } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** The title of an ad, which leads to its page. */
export const AdTitle = ({ title, address }: { title: unknown; address: string }) => (
  <CellLink to={address}>
    <bdi>{plain(title)}</bdi>
  </CellLink>
)

/** The picture of an ad in the shape of its place; a click shows it large. */
export const AdPicture = ({ src, alt, width, height }: { src: unknown; alt: string; width: number; height: number }) =>
  plain(src) ? (
    <Picture src={plain(src)} alt={alt} width={width} height={height} loading="lazy" className="ad-picture" />
  ) : (
    <Blank />
  )

/** Places or areas by name; none of them is the whole country. */
export const Places = ({ names, most = 3 }: { names: unknown; most?: number }) => {
  const t = useT()
  const list = (Array.isArray(names) ? names : []).map(plain).filter(Boolean)
  return list.length === 0 ? t('ads.nationwide') : <Tags texts={list} most={most} />
}
