import './catalogue.css'
import { Alert, Button, Empty } from 'antd'
import { useState } from 'react'
import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { useViewer } from '@/business/viewer'
import { Failed, Loaded, useFresh, useLoad } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ExchangeForm } from './parts/ExchangeForm'

export default function PointsExchangeForm() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { data, ready, error, retry } = useFresh(integral.getExchange.query(undefined, { quiet: true }))
  const rate = useLoad(points.getRate.query(undefined, { quiet: true }))
  const [begun, setBegun] = useState(false)
  const [resetKey, setResetKey] = useState(0)
  if (error && !ready) return <Failed error={error} retry={retry} />
  return (
    <Loaded load={{ data: ready || undefined, error, first: !ready, retry }}>
      {ready && !data && !begun ? (
        <section className="card">
          <Empty description={t('exchange.none')}>
            {hq && may('integral.createExchange') && (
              <Button type="primary" onClick={() => setBegun(true)}>
                {t('exchange.begin')}
              </Button>
            )}
          </Empty>
        </section>
      ) : (
        <>
          <Alert type="info" showIcon title={t('exchange.scope')} className="space-below" />
          {rate.error && <Failed compact error={rate.error} retry={rate.retry} />}
          <ExchangeForm
            key={resetKey}
            rule={data}
            rate={numberIn(rate.data?.pointsPerYuan) ?? undefined}
            edits={hq}
            begun={begun && !data}
            end={() => setBegun(false)}
            reload={() => setResetKey(resetKey + 1)}
          />
        </>
      )}
    </Loaded>
  )
}
