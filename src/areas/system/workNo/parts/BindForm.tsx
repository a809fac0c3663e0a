import { Button, Flex } from 'antd'
import { useViewer } from '@/business/viewer'
import { expireType } from '@/entities/system/enums'
import { FormBody, useForm } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { BindFields } from './BindFields'
import { type BindValues, useBind } from './useBind'
import { SELF, usePeople } from './usePeople'

const useBinding = () => {
  const { dealerCode } = useViewer()
  const people = usePeople()
  const { save, face } = useBind(people.find)
  const initial: Partial<BindValues> = {
    dealerCode: dealerCode || undefined,
    userName: people.isSelf ? SELF : undefined,
    cityName: [],
    cityNames: [],
    expireType: expireType.noEnd,
    recordFlag: 0,
    consent: 0,
  }
  return { people, save, face, initial }
}

export const BindForm = ({ onBound }: { onBound: () => void }) => {
  const t = useT()
  const { people, save, face, initial } = useBinding()
  const api = useForm({
    name: 'workNo.bind',
    initial,
    save,
    done: t('workNo.bound'),
    onSaved: onBound,
  })
  return (
    <FormBody {...api.body}>
      <BindFields Field={api.Field} form={api.form} people={people} face={face} />
      <Flex justify="flex-end">
        <Button type="primary" size="large" loading={api.busy} onClick={api.submit}>
          {t('workNo.apply')}
        </Button>
      </Flex>
    </FormBody>
  )
}

export const BindPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { people, save, face, initial } = useBinding()
  return (
    <FormPanel
      open
      title={t('workNo.new')}
      name="workNo.new"
      initial={initial}
      save={save}
      done={t('workNo.bound')}
      saveText={t('workNo.apply')}
      onClose={onClose}
    >
      {({ Field, form }) => <BindFields Field={Field} form={form} people={people} face={face} />}
    </FormPanel>
  )
}
