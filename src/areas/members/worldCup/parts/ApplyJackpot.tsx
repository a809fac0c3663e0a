import { useState } from 'react'
import * as worldCup from '@/api/members/worldCup'
import { type CupMatch, cupMatch as fields } from '@/entities/members/cupMatch'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { matchName } from './matchWords'

/** Sets a new base jackpot for all matches that are not open yet, one call per match. Failed ones can be retried. */
export const ApplyJackpot = ({
  jackpot,
  matches,
  onClose,
}: {
  jackpot: number
  matches: readonly CupMatch[]
  onClose: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const { act, busy } = useAction()
  const [rows] = useState(matches)
  /** By match: '' once it is set, otherwise the error. */
  const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map())
  const left = rows.filter(({ id }) => results.get(id) !== '')
  const send = () =>
    act(async () => {
      const next = new Map(results)
      for (const { id } of left) {
        next.set(
          id,
          await worldCup.setJackpot({ id, jackpot }, { quiet: true }).then(
            () => '',
            (error: unknown) => (error instanceof Error ? error.message : t('worldCup.failed')),
          ),
        )
        setResults(new Map(next))
      }
    })
  const done = left.length === 0
  return (
    <Dialog
      open
      title={t('worldCup.applyJackpot', { count: rows.length })}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t(done ? 'kit.close' : results.size > 0 ? 'kit.retry' : 'worldCup.apply')}
          busy={busy}
          onOk={done ? onClose : () => void send()}
          onClose={onClose}
        />
      }
    >
      <p>{t('worldCup.applyEffect', { points: count(jackpot) })}</p>
      <SmallTable<CupMatch>
        rowKey="id"
        dataSource={rows}
        scroll={{ y: 320 }}
        columns={[
          { title: t(fields.matchNo.label), render: (_, row) => matchName(t, row) },
          {
            title: t('worldCup.outcome'),
            render: (_, { id }) => {
              const fault = results.get(id)
              if (fault === undefined) return null
              return <Mark tone={fault ? 'error' : 'success'}>{fault || t('worldCup.applied')}</Mark>
            },
          },
        ]}
      />
    </Dialog>
  )
}
