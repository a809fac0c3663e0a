import { DownloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { notify } from '@/api/notices'
import { starPromoter as promoter, type StarPromoter } from '@/entities/members/starPromoter'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { saveFile } from '@/kit/files/files'
import { pngOf } from '@/kit/files/png'
import { named, plain } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { fileName } from '@/lib/zip'
import { useT } from '@/locales'

const SIDE = 220

/** The code of a promoter, to copy, and as a picture to scan or save. */
export const PromoterCode = ({ row, onClose }: { row: StarPromoter; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const name = plain(row.userName) || row.userId
  const save = () =>
    act(
      async () => {
        const file = fileName(`${named(name, row.promoterCode)}.png`)
        saveFile(new Blob([await pngOf(row.qrCode)], { type: 'image/png' }), file)
        notify('success', t('jobs.saved', { name: file }))
      },
      { keep: true, onError: () => notify('error', t('shopUsers.noPicture')) },
    )
  return (
    <Dialog
      open
      title={t('shopUsers.codeOf', { name })}
      width={360}
      onClose={onClose}
      footer={
        <Button type="primary" icon={<DownloadOutlined />} loading={busy} onClick={() => void save()}>
          {t('shopUsers.savePng')}
        </Button>
      }
    >
      <Flex vertical align="center" gap={12}>
        <Picture src={row.qrCode} alt={named(t(promoter.qrCode.label), name)} width={SIDE} height={SIDE} />
        {plain(row.promoterCode) && <Copyable text={plain(row.promoterCode)} full />}
      </Flex>
    </Dialog>
  )
}
