import { Button, Result, Skeleton } from 'antd'
import { useEffect } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { useFresh } from '@/kit/data/load'
import { useCloseAfter } from '@/kit/page/closing'
import { useRecordName, useScreen } from '@/kit/page/screen'
import { isOutOfReach, NoRecord, Unread } from '@/kit/record/NoRecord'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { QUESTION_FORM } from '../parts/links'
import { BankForm } from './parts/BankForm'

/** Creates a question of the bank. With an id in the address it starts as a copy of that one. */
export default function QuestionForm() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { query, go } = useScreen()
  const closeAfter = useCloseAfter()
  const id = query.get('id') ?? ''
  // A question that was saved but not published is edited from then on, not copied.
  const saved = query.get('mode') === 'edit' ? id : ''
  useEffect(() => {
    if (saved) closeAfter(() => go(to(QUESTION_FORM, { id: saved })))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the question that was saved
  }, [saved])
  if (!head || !may('questionnaires.createQuestion')) return <NoRecord />
  return (
    <section className="card" aria-label={t(id ? 'questionBank.copy' : 'questionBank.new')}>
      {id && !saved ? <Copied key={id} id={id} /> : <BankForm />}
    </section>
  )
}

const Copied = ({ id }: { id: string }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { data, error, retry } = useFresh(questionnaires.getQuestion.query({ id }, { quiet: true }))
  useRecordName(data && t('questionBank.copyName', { name: data.title }))
  if (data) return <BankForm copied={data} />
  if (error && isOutOfReach(error))
    return (
      <Result
        status="warning"
        title={t('questionBank.sourceGone')}
        extra={
          <Button type="primary" onClick={() => setQuery({ id: undefined })}>
            {t('questionBank.writeNew')}
          </Button>
        }
      />
    )
  if (error) return <Unread error={error} retry={retry} />
  return <Skeleton active paragraph={{ rows: 8 }} />
}
