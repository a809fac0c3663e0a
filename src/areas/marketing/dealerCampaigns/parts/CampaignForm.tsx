import '../dealerCampaigns.css'
import { Button, Form as AntForm, Space } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import * as activities from '@/api/activities'
import * as files from '@/api/files'
import { notify } from '@/api/notices'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import type { StoredFile } from '@/entities/shared/file'
import { Ask } from '@/kit/actions/ask'
import { useBack } from '@/kit/back'
import { FormBody, useForm } from '@/kit/form/Form'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DRAFT, UPCOMING } from '../rules'
import { WithPhone } from '../../campaigns/parts/WithPhone'
import { useLeave } from '../../parts/useLeave'
import { Fields } from './Fields'
import { type Draft, draftOf, inputOf } from './inputs'
import { State } from './State'
import { SHELF } from './useMoves'
import { useTakeOver } from './useTakeOver'
import { Page } from './Page'

const LIST = '/marketing-management/campaign-dealer'

const Watched = ({ children }: { children: ReactNode }) => {
  const draft: Draft = AntForm.useWatch<Draft>((values: Draft) => values) ?? {}
  return <WithPhone phone={<Page row={draft} />}>{children}</WithPhone>
}

/** The form of a campaign: a new one, a draft, or one that was published, of which only some can change. */
export const CampaignForm = ({ row }: { row?: DealerActivity }) => {
  const t = useT()
  const may = useMay()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const isDraft = row === undefined || Number(row.status) === DRAFT
  const [initial] = useState<Draft>(() => (row ? draftOf(row) : { joinLimit: 0 }))
  const [asking, setAsking] = useState(false)
  const saved = useRef(row?.id)
  const publishes = useRef(false)
  const pictures = useRef<StoredFile[]>([])
  const save = async (values: Draft) => {
    const input = inputOf(values)
    // A second try after a failed publishing changes what the first one made.
    if (saved.current === undefined) saved.current = (await activities.create(input)).id
    else await activities.update({ id: saved.current, ...input })
    for (const { id, url } of pictures.current) if (!input.content?.includes(`"${url}"`)) files.remove({ id }, { quiet: true }).catch(() => {})
    pictures.current = []
    if (publishes.current) await activities.setDealerShelf({ id: saved.current, status: UPCOMING })
  }
  const api = useForm<Draft>({
    name: `dealerActivity.${row?.id ?? 'new'}`,
    initial,
    save,
    onSaved: () => {
      notify('success', t(publishes.current ? 'dealerActivities.published' : 'dealerActivities.saved'))
      leave()
    },
  })
  const store = () => {
    publishes.current = false
    if (isDraft) api.submitUnfinished()
    else api.submit()
  }
  const publish = () => {
    setAsking(false)
    publishes.current = true
    api.submit()
  }
  // What is wrong is told before anything is asked.
  const askPublish = () => void api.form.validateFields().then(() => setAsking(true), publish)
  const { chooseHost, question } = useTakeOver(api)
  return (
    <section className="card" aria-label={row?.title ?? t('dealerActivities.new')}>
      <div className="dealer-campaign-head">
        <h2>
          <bdi>{row?.title ?? t('dealerActivities.new')}</bdi>
          {row && <State row={row} />}
        </h2>
      </div>
      <FormBody<Draft> {...api.body} onFinish={store}>
        <Watched>
          <Fields row={row} chooseHost={chooseHost} onUploaded={(added) => pictures.current.push(...added)} />
          <Space wrap>
            <Button onClick={back}>{t('kit.cancel')}</Button>
            <Button type={isDraft ? 'default' : 'primary'} loading={api.busy} onClick={store}>
              {t(isDraft ? 'dealerActivities.saveDraft' : 'kit.save')}
            </Button>
            {isDraft && may(SHELF) && (
              <Button type="primary" loading={api.busy} onClick={askPublish}>
                {t('dealerActivities.publish')}
              </Button>
            )}
          </Space>
        </Watched>
      </FormBody>
      {question}
      <Ask
        question={
          asking
            ? {
                title: t('dealerActivities.publishAsk', { name: String(api.form.getFieldValue('title')) }),
                effect: t('dealerActivities.publishEffect'),
                okText: t('dealerActivities.publish'),
              }
            : undefined
        }
        busy={api.busy}
        onCancel={() => setAsking(false)}
        onOk={publish}
      />
    </section>
  )
}
