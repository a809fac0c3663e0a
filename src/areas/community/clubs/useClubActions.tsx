import { type ReactNode, useState } from 'react'
import * as clubs from '@/api/community/clubs'
import { useViewer } from '@/business/viewer'
import { type Club, clubStatus } from '@/entities/community/club'
import { whyOf } from '@/entities/community/reason'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { ModerationDialog } from '../parts/ModerationDialog'

export const clubName = ({ clubName: name, id }: Pick<Club, 'clubName' | 'id'>): string => plain(name) || id

/** Returns another published club of the same city and series. Undefined if the list is unavailable. */
const twinOf = async ({ id, cityCode, seriesCode }: Club): Promise<Club | undefined> => {
  if (!cityCode || !seriesCode) return undefined
  try {
    const { records } = await clubs.list(
      { cityCode, seriesCode, status: clubStatus.up, pageNo: 1, pageSize: 20 },
      { quiet: true },
    )
    return records.find(
      (one) =>
        one.id !== id &&
        is(one.status, clubStatus.up) &&
        plain(one.cityCode) === plain(cityCode) &&
        plain(one.seriesCode) === plain(seriesCode),
    )
  } catch {
    return undefined
  }
}

type Window = 'down' | 'disband' | 'remove'

/**
 * Returns the actions of headquarters by state (publish, withdraw, disband, delete) and their dialogs. `leave` runs
 * once the club is deleted.
 */
export const useClubActions = (leave?: () => void): { of: (row: Club) => Action[]; windows: ReactNode } => {
  const t = useT()
  const { hq } = useViewer()
  const { count } = useFormats()
  const { act, busy } = useAction()
  const [duplicate, setDuplicate] = useState<{ row: Club; other: Club }>()
  const [asked, setAsked] = useState<{ row: Club; window: Window }>()
  const publish = ({ id }: Club) => act(() => clubs.shelve({ id, status: 1 }), { done: t('clubs.isUp') })
  const up = async (row: Club) => {
    const other = await twinOf(row)
    if (other) setDuplicate({ row, other })
    else await publish(row)
  }
  const of = (row: Club): Action[] => {
    const on = (state: Club['status']) => hq && is(row.status, state)
    const open = (window: Window) => () => setAsked({ row, window })
    return [
      { label: 'clubs.up', can: 'clubs.shelve', next: true, hide: !on(clubStatus.down), run: () => up(row) },
      { label: 'clubs.down', can: 'clubs.shelve', danger: true, hide: !on(clubStatus.up), run: open('down') },
      { label: 'clubs.disband', can: 'clubs.remove', danger: true, hide: !on(clubStatus.down), run: open('disband') },
      { label: 'kit.delete', can: 'clubs.remove', danger: true, hide: !on(clubStatus.rejected), run: open('remove') },
    ]
  }
  const close = () => setAsked(undefined)
  return {
    of,
    windows: (
      <>
        <ConfirmDialog
          busy={busy}
          question={
            duplicate && {
              title: t('clubs.twinAsk'),
              effect: t('clubs.twin', { name: clubName(duplicate.other) }),
              okText: t('clubs.up'),
            }
          }
          onCancel={() => setDuplicate(undefined)}
          onOk={() => duplicate && void publish(duplicate.row).then((good) => good && setDuplicate(undefined))}
        />
        {asked?.window === 'down' && (
          <ModerationDialog
            title={t('clubs.downAsk', { name: clubName(asked.row) })}
            notice="clubs.downNotice"
            effect={t('clubs.downEffect')}
            okText={t('clubs.down')}
            done={t('clubs.isDown')}
            save={(reason) => clubs.shelve({ id: asked.row.id, status: 0, ...whyOf(reason) })}
            onClose={close}
          />
        )}
        {asked?.window === 'disband' && (
          <ModerationDialog
            title={t('clubs.disbandAsk', { name: clubName(asked.row) })}
            notice="clubs.disbandNotice"
            effect={t('clubs.disbandEffect', { count: count(asked.row.memberCount) })}
            typed={clubName(asked.row)}
            okText={t('clubs.disband')}
            done={t('clubs.isDisbanded')}
            save={(reason) => clubs.remove({ id: asked.row.id, ...whyOf(reason) })}
            onClose={close}
          />
        )}
        {asked?.window === 'remove' && (
          <ModerationDialog
            title={t('clubs.deleteAsk', { name: clubName(asked.row) })}
            notice="clubs.deleteNotice"
            okText={t('kit.delete')}
            done={t('clubs.isDeleted')}
            save={async (reason) => {
              await clubs.remove({ id: asked.row.id, ...whyOf(reason) })
              leave?.()
            }}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
