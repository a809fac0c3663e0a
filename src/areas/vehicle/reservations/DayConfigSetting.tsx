import './reservations.css'
import { Empty, Skeleton } from 'antd'
import { useState } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { DealerBar, useDealer } from '@/business/DealerBar'
import { useViewer } from '@/business/viewer'
import { Failed, useFresh } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useDirty } from '@/session/dirty'
import { Ask } from '@/kit/dialog/ask'
import { useT } from '@/locales'
import { ConfigForm } from './parts/ConfigForm'

const QUIET = { quiet: true } as const

/** Opening hours and booking rules: the default of headquarters, or those of one dealer. */
export default function DayConfigSetting() {
  const t = useT()
  const { hq } = useViewer()
  const { tab, setQuery } = useScreen()
  const dealerCode = useDealer()
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  const [next, setNext] = useState<string>()
  const choose = (code: string) => setQuery({ dealerCode: code || undefined })
  return (
    <>
      <DealerBar
        placeholder={t(hq ? 'reservations.standard' : 'reservations.chooseDealer')}
        choose={(code) => (dirty ? setNext(code) : choose(code))}
      />
      {dealerCode || hq ? (
        <Config key={dealerCode} dealerCode={dealerCode} />
      ) : (
        <section className="card">
          <Empty description={t('reservations.chooseDealer')} />
        </section>
      )}
      <Ask
        question={
          next === undefined
            ? undefined
            : {
                title: t('kit.leave'),
                okText: t('kit.discardChanges'),
                cancelText: t('kit.keepEditing'),
                danger: true,
              }
        }
        busy={false}
        onCancel={() => setNext(undefined)}
        onOk={() => {
          choose(next ?? '')
          setNext(undefined)
        }}
      />
    </>
  )
}

const Config = ({ dealerCode }: { dealerCode: string }) => {
  const [turn, setTurn] = useState(0)
  const own = useFresh(reservations.getDayConfig.query(dealerCode ? { dealerCode } : {}, QUIET))
  const standard = useFresh(reservations.getDayConfig.query({}, QUIET), { enabled: dealerCode !== '' })
  const error = own.error ?? standard.error
  if (error && (!own.ready || !standard.ready))
    return (
      <section className="card">
        <Failed
          error={error}
          retry={() => {
            own.retry()
            standard.retry()
          }}
        />
      </section>
    )
  if (!own.ready || !standard.ready)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    )
  return (
    <ConfigForm
      key={turn}
      dealerCode={dealerCode}
      saved={own.data ?? null}
      standard={(dealerCode ? standard.data : own.data) ?? null}
      reload={() => setTurn(turn + 1)}
    />
  )
}
