/** The icons of other trades, in a chunk of their own: no resource of the product has one. */
import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import FarmIcon from '@mui/icons-material/AgricultureOutlined';
import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import FurnitureIcon from '@mui/icons-material/ChairOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import ClothesIcon from '@mui/icons-material/CheckroomOutlined';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ScissorsIcon from '@mui/icons-material/ContentCutOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import FitnessIcon from '@mui/icons-material/FitnessCenterOutlined';
import ContractIcon from '@mui/icons-material/HandshakeOutlined';
import ToolIcon from '@mui/icons-material/HandymanOutlined';
import HouseIcon from '@mui/icons-material/HomeWorkOutlined';
import LodgingIcon from '@mui/icons-material/HotelOutlined';
import PlantIcon from '@mui/icons-material/LocalFloristOutlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import TravelIcon from '@mui/icons-material/LuggageOutlined';
import HealthIcon from '@mui/icons-material/MedicalServicesOutlined';
import BookIcon from '@mui/icons-material/MenuBookOutlined';
import AnimalIcon from '@mui/icons-material/PetsOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import FoodIcon from '@mui/icons-material/RestaurantOutlined';
import TimeIcon from '@mui/icons-material/ScheduleOutlined';
import EducationIcon from '@mui/icons-material/SchoolOutlined';
import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import type { TradeIcon } from '../../domain/schema/closed-lists.ts';

export const ICONS: Readonly<Record<TradeIcon, ComponentType<SvgIconProps>>> = {
  animal: AnimalIcon,
  book: BookIcon,
  calendar: CalendarIcon,
  car: CarIcon,
  checklist: ChecklistIcon,
  clothes: ClothesIcon,
  contract: ContractIcon,
  document: DocumentIcon,
  education: EducationIcon,
  farm: FarmIcon,
  fitness: FitnessIcon,
  food: FoodIcon,
  furniture: FurnitureIcon,
  gift: GiftIcon,
  health: HealthIcon,
  house: HouseIcon,
  key: KeyIcon,
  lodging: LodgingIcon,
  place: PlaceIcon,
  plant: PlantIcon,
  scissors: ScissorsIcon,
  star: StarIcon,
  ticket: TicketIcon,
  time: TimeIcon,
  tool: ToolIcon,
  travel: TravelIcon,
  truck: TruckIcon,
};
