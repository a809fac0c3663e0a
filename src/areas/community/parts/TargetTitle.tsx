import { targetType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'

export const TargetTitle = ({
  type,
  id,
  title,
  gone = false,
}: {
  type: unknown
  id: unknown
  title: unknown
  gone?: boolean
}) => {
  const t = useT()
  const words = plain(title) || plain(id)
  if (gone) return <span className="quiet">{t('comments.gone')}</span>
  if (!words) return <Blank />
  const page = is(type, targetType.dynamic, targetType.article)
    ? '/dynamic-management/dynamicDetail'
    : is(type, targetType.news)
      ? '/star-management/informationDetail'
      : undefined
  if (!plain(id) || !page) return <bdi>{words}</bdi>
  return (
    <CellLink to={to(page, { id: plain(id) })}>
      <bdi>{words}</bdi>
    </CellLink>
  )
}
