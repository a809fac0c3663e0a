import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Rules } from './parts/Rules'
import { Tasks } from './parts/Tasks'

export default function OutCallTaskList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'tasks', label: t('outCall.tasks'), children: <Tasks /> },
        { key: 'rule', label: t('outCall.rules'), children: <Rules /> },
      ]}
    />
  )
}
