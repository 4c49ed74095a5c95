import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import CheckboxIcon from '@mui/icons-material/CheckBoxOutlined';
import DateIcon from '@mui/icons-material/CalendarTodayOutlined';
import EmailIcon from '@mui/icons-material/AlternateEmail';
import InputIcon from '@mui/icons-material/ShortText';
import NumberIcon from '@mui/icons-material/Numbers';
import RadioIcon from '@mui/icons-material/RadioButtonChecked';
import RangeIcon from '@mui/icons-material/Tune';
import SelectIcon from '@mui/icons-material/ArrowDropDownCircleOutlined';
import TextareaIcon from '@mui/icons-material/Notes';
import TimeIcon from '@mui/icons-material/Schedule';
import TitleIcon from '@mui/icons-material/Title';
import type { FieldType } from '../../../domain/checkout-form/checkout-form.ts';

export const TYPE_ICONS: Readonly<Record<FieldType, ComponentType<SvgIconProps>>> = {
  input: InputIcon,
  textarea: TextareaIcon,
  number: NumberIcon,
  email: EmailIcon,
  radio: RadioIcon,
  checkbox: CheckboxIcon,
  select: SelectIcon,
  date: DateIcon,
  time: TimeIcon,
  range: RangeIcon,
  label: TitleIcon,
};
