import * as files from '@/api/system/files'
import { uploadEach } from '@/business/uploadEach'
import type { ControlProps } from '@/kit/form/controls'
import { ImagesBox } from '@/kit/form/ImagesBox'

export const OnePicture = ({ value, onChange, ...rest }: ControlProps<string> & { label: string }) => (
  <ImagesBox
    {...rest}
    to={uploadEach}
    drop={files.remove}
    max={1}
    value={value ? [value] : []}
    onChange={(urls) => onChange?.(urls?.[0] ?? '')}
  />
)
