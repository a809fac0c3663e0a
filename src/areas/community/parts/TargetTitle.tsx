import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** What a comment, a like or a share is about: grey where users cannot meet it any more. */
export const TargetTitle = ({ id, title, gone = false }: { id: unknown; title: unknown; gone?: boolean }) => {
  const t = useT()
  const words = plain(title) || plain(id)
  if (gone) return <span className="quiet">{t('talks.gone')}</span>
  if (!words) return <Blank />
  return <bdi>{words}</bdi>
}
