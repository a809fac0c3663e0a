import { type ReactNode, useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { Ask } from '@/kit/dialog/ask'
import type { FormApi } from '@/kit/form/Form'
import { useT } from '@/locales'
import { type Draft, takenFrom, wouldLose } from './inputs'

/** Takes over what a campaign of headquarters says into the form of one that joins it; `question` asks first where something would be lost. */
export const useTakeOver = ({
  form,
  body,
}: FormApi<Draft>): { chooseHost: (id: string) => void; question: ReactNode } => {
  const t = useT()
  const [offered, setOffered] = useState<ReturnType<typeof takenFrom>>()
  const take = (taken: ReturnType<typeof takenFrom>) => {
    form.setFieldsValue(taken)
    body.onValues()
    setOffered(undefined)
  }
  const chooseHost = (id: string) => {
    if (id === '') return
    void activities.get({ id }).then(
      (host) => {
        // Another one may have been chosen meanwhile.
        if (form.getFieldValue('hostId') !== id) return
        const taken = takenFrom(host)
        if (wouldLose(form.getFieldsValue(true), taken)) setOffered(taken)
        else take(taken)
      },
      // It has been told; the form stays as it is.
      () => undefined,
    )
  }
  const question = (
    <Ask
      question={
        offered && {
          title: t('dealerActivities.takeOverAsk'),
          effect: t('dealerActivities.takeOverEffect'),
          okText: t('dealerActivities.takeOver'),
        }
      }
      busy={false}
      onCancel={() => setOffered(undefined)}
      onOk={() => offered && take(offered)}
    />
  )
  return { chooseHost, question }
}
