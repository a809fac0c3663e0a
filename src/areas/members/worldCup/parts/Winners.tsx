import { useState } from 'react'
import * as worldCup from '@/api/members/worldCup'
import { type CupGuess, cupGuess as fields, guessStatus } from '@/entities/members/cupGuess'
import { Loaded, useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { PageButtons } from '@/kit/list/Pager'
import { ListContext } from '@/kit/list/place'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { useT } from '@/locales'

const PAGE = 10
/** Match id under which the server returns the winners of the final draw. */
export const FINAL = '0'
const WINNERS = [guessStatus.result, guessStatus.exact]

export const Winners = ({ matchId }: { matchId: string }) => {
  const t = useT()
  const [pageNo, setPageNo] = useState(1)
  const isFinal = matchId === FINAL
  const search = isFinal ? { matchId } : { matchId, status: WINNERS }
  const load = useLoad(
    worldCup.listDetails.query(
      { ...search, sortField: 'prizeStatus', sortOrder: 'desc', pageNo, pageSize: PAGE },
      { quiet: true },
    ),
  )
  const total = load.data?.total ?? 0
  return (
    <ListContext value={{ search, total }}>
      <Card
        title={t('worldCup.winners')}
        extra={<Export from={worldCup.exportDetails} can="worldCup.exportDetails" label="worldCup.exportWinners" />}
      >
        <Loaded load={load} compact>
          <FieldTable<CupGuess>
            rowKey={fields.id.key}
            rows={load.data?.records ?? []}
            fields={[
              fields.nickname,
              fields.phone,
              ...(isFinal ? [] : [fields.guessScore, fields.winPoints]),
              fields.prizeName,
              fields.prizeStatus,
            ]}
          />
          <PageButtons page={load.data} pageNo={pageNo} pageSize={PAGE} setPageNo={setPageNo} />
        </Loaded>
      </Card>
    </ListContext>
  )
}
