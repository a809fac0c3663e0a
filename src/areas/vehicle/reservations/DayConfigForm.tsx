import './reservations.css'
import { Skeleton } from 'antd'
import { useState } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { DealerPage } from '@/business/DealerPage'
import { useViewer } from '@/business/viewer'
import { Failed, useFresh } from '@/kit/data/load'
import { useT } from '@/locales'
import { ConfigForm } from './parts/ConfigForm'

const QUIET = { quiet: true } as const

export default function DayConfigForm() {
  const t = useT()
  const { hq } = useViewer()
  return (
    <DealerPage none={hq ? t('reservations.standard') : undefined}>
      {(dealerCode) => <Config key={dealerCode} dealerCode={dealerCode} />}
    </DealerPage>
  )
}

const Config = ({ dealerCode }: { dealerCode: string }) => {
  const [resetKey, setResetKey] = useState(0)
  const own = useFresh(reservations.getDayConfig.query(dealerCode ? { dealerCode } : {}, QUIET))
  const standard = useFresh(reservations.getDayConfig.query({}, QUIET), { enabled: dealerCode !== '' })
  if (own.ready && standard.ready)
    return (
      <ConfigForm
        key={resetKey}
        dealerCode={dealerCode}
        saved={own.data ?? null}
        standard={(dealerCode ? standard.data : own.data) ?? null}
        reload={() => setResetKey(resetKey + 1)}
      />
    )
  const error = own.error ?? standard.error
  const retry = () => [own, standard].forEach((load) => load.error && load.retry())
  return (
    <section className="card">
      {error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </section>
  )
}
