import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import * as pointImports from '@/api/members/pointImports'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import { useT } from '@/locales'

/** Saves the template of a points import. */
export const TemplateButton = () => {
  const t = useT()
  const { act, busy } = useAction()
  const save = () => downloadFile(pointImports.downloadTemplate, { code: 'importIntegral' })
  return (
    <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void act(save, { keep: true })}>
      {t('import.template')}
    </Button>
  )
}
