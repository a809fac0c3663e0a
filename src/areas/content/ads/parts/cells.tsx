import { Tooltip } from 'antd'
import { type Field, is } from '@/entities/field'
import { showPhase } from '@/entities/content/shared'
import { Blank } from '@/kit/show/Blank'
import { Picture } from '@/kit/show/Picture'
import { CellLink, Mark, StatusTag, Tags } from '@/kit/show/kinds'
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

/** Whether what is on is seen at this moment: only that which also runs is. */
export const isShown = (isOn: boolean, phase: unknown): boolean => isOn && is(phase, showPhase.running)
/** Whether it is on although its time is over: nobody sees it, and it may be extended. */
export const isExpired = (isOn: boolean, phase: unknown): boolean => isOn && is(phase, showPhase.ended)

/** Where now stands in the time of an ad; with a word where that and its state are not of one mind. */
export const PhaseCell = ({ field, phase, isOn }: { field: Field; phase: unknown; isOn: boolean }) => {
  const t = useT()
  if (isExpired(isOn, phase))
    return (
      <Tooltip title={t('ads.expiredTip')}>
        <Mark tabIndex={0}>{t('ads.expired')}</Mark>
      </Tooltip>
    )
  if (!isOn && is(phase, showPhase.running))
    return (
      <Tooltip title={t('ads.notOnTip')}>
        <Mark tabIndex={0}>{t('ads.notOn')}</Mark>
      </Tooltip>
    )
  return phase === undefined || phase === null || phase === '' ? <Blank /> : <StatusTag field={field} value={phase} />
}

/** Places or areas by name; none of them is the whole country. */
export const Places = ({ names, most = 3 }: { names: unknown; most?: number }) => {
  const t = useT()
  const list = (Array.isArray(names) ? names : []).map(plain).filter(Boolean)
  return list.length === 0 ? t('ads.nationwide') : <Tags texts={list} most={most} />
}
