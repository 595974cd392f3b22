(function () {
  'use strict';

  var make = window.league.make;
  var say = window.league.say;
  var teams = window.leagueTeams;

  function zoneOf(rank) {
    if (rank <= 3) return 'top';
    return rank > 10 ? 'low' : 'middle';
  }

  function form(results) {
    return results.map(function (result) {
      var mark = make('span', 'result', say(result + 'Short', {}));
      mark.setAttribute('data-result', result);
      mark.setAttribute('title', say(result, {}));
      return mark;
    });
  }

  function rowOf(row) {
    var difference = row.scored - row.conceded;
    var team = make(
      'th',
      'team',
      make('span', 'crest', [
        window.leagueBadge(teams[row.team]),
        make('span', 'name', teams[row.team].name),
      ]),
    );
    team.setAttribute('scope', 'row');
    var node = make('tr', '', [
      make('td', 'place', make('span', '', String(row.rank))),
      team,
      make('td', 'more', String(row.played)),
      make('td', '', String(row.won)),
      make('td', '', String(row.drawn)),
      make('td', '', String(row.lost)),
      make('td', 'more', String(row.scored)),
      make('td', 'more', String(row.conceded)),
      make('td', 'some', (difference > 0 ? '+' : difference < 0 ? '−' : '') + Math.abs(difference)),
      make('td', 'points', String(row.points)),
      make('td', 'most form', form(row.form)),
    ]);
    node.setAttribute('data-zone', zoneOf(row.rank));
    return node;
  }

  window.league.poll('/standings/state', 30000, function (answer) {
    window.league.fill(document.getElementById('table'), answer.table.map(rowOf));
  });
})();
