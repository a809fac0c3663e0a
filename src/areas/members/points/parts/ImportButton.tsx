import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useViewer } from '@/business/viewer'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ImportWizard } from './ImportWizard'

export const ImportButton = () => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!head || !may('pointImports.importFile')) return null
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        {t('list.import')}
      </Button>
      {isOpen && <ImportWizard onClose={() => setOpen(false)} />}
    </>
  )
}
