import * as specials from '@/api/commerce/specials'
import { useViewer } from '@/business/viewer'
import { type Subject, subject, subjectStatus } from '@/entities/commerce/subject'
import { cell } from '@/api/refs'
import type { Action } from '@/kit/actions/actions'
import { copy } from '@/kit/dialog/copy'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { HomeNote } from '../../pageBuilder/HomeNote'
import { pagePath } from '../../pageBuilder/PageCode'
import { inputOf } from '../../pageBuilder/useSaving'
import { settingsIn } from '../../pageBuilder/useWorkingCopy'
import { isHome, isPublished, nameOf } from './subjectRules'
import type { Shown } from './SubjectWindow'

const MAX_TITLE = subject.title.max ?? 30
const BUILDER = '/page-management-shop/build-management'

/** Returns the actions of a topic page in the list, except editing. `moves` are the actions that change its place. */
export const useSubjectActions = (
  show: (shown: Shown) => void,
): ((row: Subject, moves: readonly Action[]) => Action[]) => {
  const t = useT()
  const { go, setQuery } = useScreen()
  const { hq } = useViewer()
  const copyName = (name: string) => {
    const room = MAX_TITLE - [...t('shopPages.copyName', { name: '' })].length
    return t('shopPages.copyName', { name: [...name].slice(0, room).join('') })
  }
  const copyOf = async (row: Subject) => {
    const page = await specials.getSubject({ id: row.id })
    const settings = { ...settingsIn({ ...page }), title: copyName(nameOf(row)) }
    const made = cell(
      'id',
      await specials.createSubject(inputOf({ settings, blocks: page.blocks }, subjectStatus.draft)),
    )
    if (typeof made === 'string') setQuery({ made })
  }
  return (row, moves) => {
    const down = numberIn(row.downCount) ?? 0
    const name = nameOf(row)
    return [
      {
        label: 'shopPages.publish',
        can: 'specials.updateSubject',
        next: true,
        hide: !hq || isPublished(row),
        ask: down
          ? {
              title: t('shopPages.goodsGoneAsk', { count: down }),
              effect: t('shopPages.goodsGoneEffect'),
              okText: t('shopPages.goEdit'),
            }
          : {
              title: t('shopPages.publishAsk', { name }),
              more: isHome(row) && <HomeNote />,
              effect: t('shopPages.publishEffect'),
            },
        run: () =>
          down
            ? go(to(BUILDER, { id: row.id }))
            : specials.updateSubject({ id: row.id, status: subjectStatus.published, updateTime: row.updateTime }),
        done: down ? undefined : t('shopPages.published'),
      },
      { label: 'shopPages.preview', run: () => show({ what: 'preview', row }) },
      {
        label: 'shopPages.link',
        hide: !isPublished(row),
        run: async () => {
          show({ what: 'link', row })
          await copy(pagePath(row.id), t('kit.copied'))
        },
      },
      {
        label: 'kit.copy',
        can: 'specials.createSubject',
        hide: !hq,
        run: () => copyOf(row),
        done: t('shopPages.copied', { name: copyName(name) }),
      },
      ...moves,
      {
        label: 'shopPages.offline',
        can: 'specials.updateSubject',
        danger: true,
        hide: !hq || !isPublished(row),
        ask: { title: t('shopPages.offlineAsk', { name }), effect: t('shopPages.offlineEffect') },
        run: () => specials.updateSubject({ id: row.id, status: subjectStatus.offline, updateTime: row.updateTime }),
        done: t('shopPages.isOffline'),
      },
      {
        label: 'kit.delete',
        can: 'specials.removeSubject',
        danger: true,
        hide: !hq || isPublished(row),
        ask: { title: t('shopPages.deleteAsk', { name }), effect: t('shopPages.deleteEffect') },
        run: () => specials.removeSubject({ id: row.id }),
        done: t('shopPages.deleted'),
      },
    ]
  }
}
