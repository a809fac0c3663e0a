import { type ReactNode, useState } from 'react'
import type { CallId } from '@/api/callIds'
import * as dynamics from '@/api/community/dynamics'
import * as socialConfig from '@/api/community/socialConfig'
import { isChanged } from '@/api/error'
import { useViewer } from '@/business/viewer'
import { type Dynamic, dynamicFlag, dynamicStatus } from '@/entities/community/dynamic'
import { whyOf } from '@/entities/community/reason'
import { dynamicType, userType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { type TextKey, useT } from '@/locales'
import { to } from '@/routes'
import { ModerationDialog } from '../parts/ModerationDialog'
import { type Fresh, HotWindow, RecommendWindow, SinkWindow, TopWindow } from './parts/MarkWindows'

/**
 * Points that the author of a featured post receives by the current rules. Omits the number if the rules are
 * unavailable.
 */
const QualityPoints = () => {
  const t = useT()
  const { data } = useLoad(socialConfig.getRule.query(undefined, { quiet: true }), { keep: false })
  const points = numberIn(data?.rule.qualityPoints)
  return <p>{points === null ? t('posts.qualityEffect') : t('posts.qualityPoints', { count: points })}</p>
}

const SHORT = 24
export const postName = ({ title, content, id }: Pick<Dynamic, 'title' | 'content' | 'id'>): string => {
  const letters = [...(plain(title) || plain(content))]
  return letters.length > SHORT ? `${letters.slice(0, SHORT).join('').trimEnd()}…` : letters.join('') || id
}

/** True if the post is editable: it belongs to an official account and is neither pending nor deleted. */
export const isOwn = (row: Dynamic): boolean =>
  is(row.userType, userType.official) &&
  is(row.status, dynamicStatus.draft, dynamicStatus.up, dynamicStatus.down, dynamicStatus.scheduled)

export const articleEditor = ({ id }: Dynamic): string =>
  to('/dynamic-management/dynamicArticle', { mode: 'edit', record: id })
export const isOwnArticle = (row: Dynamic): boolean => isOwn(row) && is(row.dynamicType, dynamicType.article)

const WINDOWS = { top: TopWindow, recommend: RecommendWindow, sink: SinkWindow, hotList: HotWindow }
type WindowKey = keyof typeof WINDOWS | 'down' | 'delete'
type Flag = Dynamic['flags'][number]

export const inHotList = dynamics.listHot.query({ pageNo: 1, pageSize: 100 }, { quiet: true })

interface PostActions {
  of: (row: Dynamic) => Action[]
  windows: ReactNode
}
/**
 * Returns the actions of a post by its state and marks, for its row and its page, limited to the calls in `only`.
 * `leave` runs once the post is deleted.
 */
export const usePostActions = ({ leave, only }: { leave?: () => void; only?: readonly CallId[] } = {}): PostActions => {
  const t = useT()
  const { hq } = useViewer()
  const { refresh } = useAction()
  const hot = useLoad(inHotList, { enabled: hq && (!only || only.includes('dynamics.addHot')) })
  const hotIds = (hot.data?.records ?? []).map(({ dynamicId }) => dynamicId)
  const [open, setOpen] = useState<{ key: WindowKey; row: Dynamic }>()
  const close = () => setOpen(undefined)
  /** For dialogs: reloads data that somebody else has changed in the meantime. */
  const fresh: Fresh = async (work) => {
    try {
      await work()
    } catch (error) {
      if (isChanged(error)) refresh()
      throw error
    }
  }
  const of = (row: Dynamic): Action[] => {
    if (!hq) return []
    const isUp = is(row.status, dynamicStatus.up)
    const has = (flag: Flag) => row.flags.includes(flag)
    const sunk = has(dynamicFlag.sink)
    const name = postName(row)
    /** Sets a mark, either at once or through a dialog with more options. Removes it at once. */
    const mark = (
      flag: Flag,
      [on, off]: readonly [TextKey, TextKey],
      can: CallId,
      call: (input: { id: string; flag: 0 | 1 }) => Promise<unknown>,
      more: { window?: WindowKey; ask?: Action['ask']; next?: boolean } = {},
    ): Action =>
      has(flag)
        ? {
            label: off,
            can,
            hide: !isUp,
            run: () => call({ id: row.id, flag: 0 }),
            done: t('posts.unmarked'),
          }
        : more.window
          ? { label: on, can, hide: !isUp, run: () => more.window && setOpen({ key: more.window, row }) }
          : {
              label: on,
              can,
              hide: !isUp,
              ask: more.ask,
              run: () => call({ id: row.id, flag: 1 }),
              done: t('posts.marked'),
            }
    const lifts = sunk
      ? []
      : [
          mark(dynamicFlag.top, ['posts.top', 'posts.topOff'], 'dynamics.top', dynamics.top, { window: 'top' }),
          mark(
            dynamicFlag.recommend,
            ['posts.recommend', 'posts.recommendOff'],
            'dynamics.recommend',
            dynamics.recommend,
            {
              window: 'recommend',
            },
          ),
          mark(dynamicFlag.hot, ['posts.hot', 'posts.hotOff'], 'dynamics.setHot', dynamics.setHot),
        ]
    const all: Action[] = [
      {
        label: 'posts.up',
        can: 'dynamics.shelve',
        next: true,
        hide: !is(row.status, dynamicStatus.down),
        run: () => dynamics.shelve({ id: row.id, status: 1 }),
        done: t('posts.isUp'),
      },
      {
        label: 'posts.down',
        can: 'dynamics.shelve',
        hide: !isUp,
        run: () => setOpen({ key: 'down', row }),
      },
      ...lifts,
      mark(dynamicFlag.quality, ['posts.quality', 'posts.qualityOff'], 'dynamics.setQuality', dynamics.setQuality, {
        ask: { title: t('posts.qualityAsk', { name }), more: <QualityPoints /> },
      }),
      mark(
        dynamicFlag.highGrade,
        ['posts.highGrade', 'posts.highGradeOff'],
        'dynamics.setHighGrade',
        dynamics.setHighGrade,
      ),
      {
        label: 'posts.toHot',
        can: 'dynamics.addHot',
        hide: !isUp || sunk || !hot.data || hotIds.includes(row.id),
        run: () => setOpen({ key: 'hotList', row }),
      },
      mark(dynamicFlag.sink, ['posts.sink', 'posts.restore'], 'dynamics.sink', dynamics.sink, { window: 'sink' }),
      {
        label: 'kit.delete',
        can: 'dynamics.remove',
        danger: true,
        hide: !is(row.status, dynamicStatus.draft, dynamicStatus.down, dynamicStatus.rejected),
        run: () => setOpen({ key: 'delete', row }),
      },
    ]
    return only ? all.filter(({ can }) => can && only.includes(can)) : all
  }
  const Window = open && open.key !== 'down' && open.key !== 'delete' ? WINDOWS[open.key] : undefined
  return {
    of,
    windows: open && (
      <>
        {Window && <Window key={open.row.id} row={open.row} name={postName(open.row)} fresh={fresh} onClose={close} />}
        {open.key === 'down' && (
          <ModerationDialog
            title={t('posts.downAsk', { name: postName(open.row) })}
            notice="posts.downNotice"
            effect={open.row.activityTitle ? t('posts.activityStays', { title: open.row.activityTitle }) : undefined}
            okText={t('posts.down')}
            done={t('posts.isDown')}
            save={(reason) => fresh(() => dynamics.shelve({ id: open.row.id, status: 0, ...whyOf(reason) }))}
            onClose={close}
          />
        )}
        {open.key === 'delete' && (
          <ModerationDialog
            title={t('posts.deleteAsk', { name: postName(open.row) })}
            notice="posts.deleteNotice"
            effect={t('posts.deleteEffect')}
            okText={t('kit.delete')}
            done={t('posts.deleted')}
            save={async (reason) => {
              await fresh(() => dynamics.remove({ id: open.row.id, ...whyOf(reason) }))
              leave?.()
            }}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
