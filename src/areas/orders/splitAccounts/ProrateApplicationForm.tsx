import '../parts/orders.css'
import './accounts.css'
import { Result } from 'antd'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { findRow } from '@/api/findById'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { Application } from './parts/Application'

/** Queries the application of a dealer, if there is one. The server may ignore the filter. */
const applicationOf = (dealerCode: string) => {
  const input = { dealerCode, pageNo: 1, pageSize: 1 }
  return {
    queryKey: [...prorateAccounts.list.query(input).queryKey, 'application'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const options = { quiet: true, signal }
      const isIt = (row: { dealerCode: string }) => row.dealerCode === dealerCode
      const { records } = await prorateAccounts.list(input, options)
      const found =
        records.find(isIt) ??
        (records.length ? await findRow(prorateAccounts.list, { dealerCode }, isIt, options) : undefined)
      return found ? prorateAccounts.get({ id: found.id }, options) : null
    },
  }
}

const OfDealer = ({ dealerCode }: { dealerCode: string }) => {
  const load = useLoad(applicationOf(dealerCode), { keep: false })
  const isRead = load.at > 0
  return (
    <section className="card">
      {/* A missing application is a valid result; input stays if reloading fails. */}
      <Loaded load={{ ...load, data: isRead || undefined }}>
        {isRead && <Application row={load.data} dealerCode={dealerCode} />}
      </Loaded>
    </section>
  )
}

export default function ProrateApplicationForm() {
  const t = useT()
  const { hq, ownDealer } = useViewer()
  const { query, setQuery } = useScreen()
  const dealerCode = hq ? (query.get('dealerCode') ?? '') : ownDealer
  if (!hq && !ownDealer) return <Result status="info" title={t('account.noDealer')} />
  return (
    <>
      {hq && (
        <section className="card choose-dealer">
          <DealerSelect
            value={dealerCode || undefined}
            label={t('prorateAccount.dealerName')}
            placeholder={t('orders.chooseDealer')}
            onChange={(code) =>
              setQuery({ dealerCode: typeof code === 'string' ? code : undefined, step: undefined, mode: undefined })
            }
          />
          {!dealerCode && <span className="quiet">{t('account.chooseDealer')}</span>}
        </section>
      )}
      {dealerCode && <OfDealer key={dealerCode} dealerCode={dealerCode} />}
    </>
  )
}
