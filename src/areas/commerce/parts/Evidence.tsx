import * as files from '@/api/system/files'
import { shopAfterSale } from '@/entities/commerce/shopAfterSale'
import type { ControlProps } from '@/kit/form/controls'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { useT } from '@/locales'
import { PICTURE_TYPES } from './shopFiles'

const MAX = 6
const LIMITS = { types: PICTURE_TYPES, megabytes: 2, gifMegabytes: 2 } as const

export const Evidence = (props: ControlProps<string[]>) => (
  <ImagesBox
    {...props}
    to={files.uploadBatch}
    drop={files.remove}
    max={MAX}
    limits={LIMITS}
    label={useT()(shopAfterSale.images.label)}
  />
)
