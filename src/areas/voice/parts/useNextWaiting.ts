import { notify } from '@/api/notices'
import type { Page } from '@/api/reply'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'

/** How the first two that wait are asked for, the oldest first: one of them may be the one that is open. */
export const FIRST_WAITING = { sortField: 'createTime', sortOrder: 'asc', pageNo: 1, pageSize: 2 } as const

/** Leads to the one that has waited longest; where no other waits, `otherwise` is done, and it is said. */
export const useNextWaiting = (
  ask: () => Promise<Page<{ id: string }>>,
  open: (id: string) => void,
  otherwise: () => void = () => undefined,
) => {
  const t = useT()
  const { act, busy } = useAction()
  const next = (than: string) =>
    act(
      async () => {
        const found = (await ask()).records.find(({ id }) => String(id) !== than)
        if (found) return open(String(found.id))
        otherwise()
        notify('info', t('answers.noneWaits'))
      },
      { keep: true },
    )
  return { next, busy }
}
