import { cityAndState, findCity } from '../../../domain/places/cities.ts';

export default function CityName({ code }: { code: string }) {
  const city = findCity(code);
  return <>{city === undefined ? code : cityAndState(city)}</>;
}
