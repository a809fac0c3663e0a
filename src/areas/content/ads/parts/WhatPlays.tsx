import { Alert, Button, Empty, Form, Select } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { LazyCascader } from '@/business/cascade'
import { CITY_LEVELS } from '@/business/CityFilter'
import { audience } from '@/entities/content/shared'
import { splashAd, type SplashAd } from '@/entities/content/splashAd'
import { withStates } from '@/entities/field'
import { Panel } from '@/kit/dialog/dialog'
import { Moment } from '@/kit/form/controls'
import { plain, useFormats } from '@/kit/show/format'
import { Tags } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { SmallTable } from '@/kit/show/SmallTable'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { MAX_PLAYED, SPLASH_CLIENTS, whatPlays } from '../splashPlay'
import { SplashPicture } from './splashCells'
import type { Shelf } from './splashShelf'

const CLIENTS = withStates(splashAd.appTypes, (code) => SPLASH_CLIENTS.includes(Number(code)))

export const WhatPlays = ({ shelf }: { shelf: Shelf }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={!shelf.data} onClick={() => setOpen(true)}>
        {t('splash.what')}
      </Button>
      <Panel open={open} title={t('splash.what')} width={640} onClose={() => setOpen(false)}>
        {shelf.data && <Play rows={shelf.data.records} total={shelf.data.total} />}
      </Panel>
    </>
  )
}

const Row = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <Form.Item label={label} htmlFor={id}>
      {children(id)}
    </Form.Item>
  )
}

const Play = ({ rows, total }: { rows: readonly SplashAd[]; total: number }) => {
  const t = useT()
  const { count } = useFormats()
  const [moment, setMoment] = useState(() => formatTime(Date.now(), 'YYYY-MM-DD HH:mm:00'))
  const [client, setClient] = useState(SPLASH_CLIENTS[0])
  const [group, setGroup] = useState<number>(audience.everyone)
  const [city, setCity] = useState<string[]>([])
  const { winner, others } = whatPlays(rows.slice(0, MAX_PLAYED), {
    at: toMillis(moment) ?? Date.now(),
    client,
    audience: group,
    cityCode: city[1] ?? '',
  })
  const options = (field: typeof CLIENTS | typeof splashAd.audience) =>
    (field.of?.options ?? []).map(({ value, label }) => ({ value: Number(value), label: t(label) }))
  return (
    <>
      <Form layout="vertical" component="div" className="two-columns">
        <Row label={t('splash.moment')}>
          {(id) => <Moment id={id} value={moment} onChange={(to) => setMoment(to ?? '')} />}
        </Row>
        <Row label={t('splash.client')}>
          {(id) => <Select id={id} value={client} options={options(CLIENTS)} onChange={setClient} />}
        </Row>
        <Row label={t('splashAd.audience')}>
          {(id) => <Select id={id} value={group} options={options(splashAd.audience)} onChange={setGroup} />}
        </Row>
        <Row label={t('splash.city')}>
          {(id) => (
            <LazyCascader
              id={id}
              levels={CITY_LEVELS}
              value={city}
              placeholder={t('ads.nationwide')}
              onChange={(codes) => setCity(codes)}
            />
          )}
        </Row>
      </Form>
      {total > MAX_PLAYED && (
        <Alert
          type="info"
          showIcon
          role="status"
          className="splash-note"
          title={t('splash.ofOnly', { count: MAX_PLAYED })}
        />
      )}
      <section aria-live="polite" aria-label={t('splash.wins')} className="splash-winner">
        <h3 className="card-title">{t('splash.wins')}</h3>
        {winner ? (
          <div>
            <SplashPicture row={winner} alt={t(splashAd.cover.label)} />
            <p>
              <strong>
                <bdi>{plain(winner.title) || winner.id}</bdi>
              </strong>
              <Period startTime={winner.startTime} endTime={winner.endTime} />
              <span className="quiet">
                {t(splashAd.sort.label)} {count(winner.sort)}
              </span>
            </p>
          </div>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('splash.nothing')} />
        )}
      </section>
      {others.length > 0 && (
        <section aria-label={t('splash.others')}>
          <h3 className="card-title">{t('splash.others')}</h3>
          <SmallTable
            scroll={{ x: 'max-content' }}
            dataSource={others.map(({ row, reasons }) => ({ key: row.id, row, reasons }))}
            columns={[
              { title: t(splashAd.sort.label), render: (_, { row }) => count(row.sort) },
              { title: t(splashAd.title.label), render: (_, { row }) => <bdi>{plain(row.title) || row.id}</bdi> },
              {
                title: t('splash.reason'),
                render: (_, { reasons }) => (
                  <Tags
                    texts={reasons.map((reason) => t(reason, { title: plain(winner?.title) || plain(winner?.id) }))}
                    max={reasons.length}
                  />
                ),
              },
            ]}
          />
        </section>
      )}
    </>
  )
}
